import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { read } from "#back-office/api/calls.ts";
import { FilterInput } from "#back-office/parts/form/controls/filter-input.tsx";
import { Section } from "#back-office/parts/section.tsx";
import { orDash } from "#back-office/parts/table/columns.ts";
import { flat, matching, toTree } from "#back-office/parts/tree/tree-node.ts";
import { Tree } from "#back-office/parts/tree/tree.tsx";
import { QueryView } from "#components/feedback/query-view.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { type Department, toOptions } from "./department-tree.ts";
import { UserList } from "./user-list.tsx";

/**
 * The departments as a tree, and the users of the selected one. On small screens the tree is above the users and can be
 * collapsed.
 */
export function View() {
  const departments = useQuery(read("/mock/department/list"));
  const [picked, setPicked] = useState<string | null>(null);
  const tree = departments.data?.list ?? [];
  // Deselect a department that was deleted meanwhile.
  const kept = flat(tree).some(({ id }) => id === picked) ? picked : null;
  const chosen = kept ?? tree[0]?.children?.[0]?.id ?? tree[0]?.id ?? null;
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "10rem minmax(0, 1fr)" }}
      alignItems="start"
      gap="4"
    >
      <Section
        title={<Trans>Departments</Trans>}
        folds={orDash(flat(tree).find(({ id }) => id === chosen)?.departmentName)}
      >
        <QueryView query={departments} skeleton={<Skeleton height="64" />}>
          {({ list }) => <DepartmentTree departments={list} chosen={chosen} onChoose={setPicked} />}
        </QueryView>
      </Section>
      <Section>
        {chosen !== null && <UserList key={chosen} department={chosen} departments={toOptions(tree)} />}
        {chosen === null && departments.isFetching && <Skeleton height="64" />}
        {chosen === null && !departments.isFetching && (
          <chakra.p color="ink.second" fontSize="sm">
            <Trans>There is no department to show users of.</Trans>
          </chakra.p>
        )}
      </Section>
    </chakra.div>
  );
}

interface DepartmentTreeProps {
  readonly departments: readonly Department[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

function DepartmentTree({ departments, chosen, onChoose }: DepartmentTreeProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState("");
  const nodes = matching(
    toTree(departments, ({ id, departmentName }) => ({ id, label: departmentName })),
    typed,
    ({ label }) => label,
  );
  return (
    <chakra.div display="grid" gap="3">
      <FilterInput label={t`Search departments`} value={typed} onChange={setTyped} />
      <chakra.div maxHeight={{ base: "14rem", lg: "none" }} overflowY="auto" marginX="-2" paddingX="2">
        {nodes.length === 0 ? (
          <chakra.p role="status" color="ink.second" fontSize="sm">
            <Trans>Nothing found</Trans>
          </chakra.p>
        ) : (
          <Tree label={t`Departments`} nodes={nodes} selected={chosen} onSelect={onChoose} />
        )}
      </chakra.div>
    </chakra.div>
  );
}
