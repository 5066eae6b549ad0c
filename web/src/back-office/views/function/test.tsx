import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { type ReactNode, useEffect, useState } from "react";
import { Permission, useHasPermission, useRequirePermission } from "#back-office/parts/permission/permission.tsx";
import { Section } from "#back-office/parts/section.tsx";
import { usePage } from "#back-office/routing/page.ts";
import { Badge } from "#components/ui/badge.tsx";

const NAMES = ["add", "edit", "delete", "view"] as const;
/** Delay until the first name changes, which shows which of the three checks react to the change. */
const CHANGE_MS = 3_000;

/** The page's permissions, checked with a component, a hook and a function. */
export function View() {
  const granted = usePage().node.meta.permission.join(", ");
  const require = useRequirePermission();
  const [first, setFirst] = useState<string>("add");
  useEffect(() => {
    const timer = setTimeout(() => setFirst("view"), CHANGE_MS);
    return () => clearTimeout(timer);
  }, []);
  const names = [first, ...NAMES.slice(1)];
  return (
    <>
      <chakra.p fontSize="sm">
        <Trans>
          This page grants: <b>{granted}</b>. After three seconds the first name below changes from “add” to “view”,
          which it does not grant.
        </Trans>
      </chakra.p>
      <Section
        title={<Trans>As a component</Trans>}
        intro={<Trans>It shows its content while the page grants the name, and follows when the name changes.</Trans>}
      >
        <List>
          {names.map((name, index) => (
            <Line key={NAMES[index]} name={name}>
              <Permission name={name}>
                <Shown />
              </Permission>
            </Line>
          ))}
        </List>
      </Section>
      <Section
        title={<Trans>As a hook, like a directive</Trans>}
        intro={<Trans>It decides once, when it is first shown: a name that changes later has no effect.</Trans>}
      >
        <List>
          {names.map((name, index) => (
            <Line key={NAMES[index]} name={name}>
              <Once name={name} />
            </Line>
          ))}
        </List>
      </Section>
      <Section
        title={<Trans>As a function</Trans>}
        intro={<Trans>It returns a result wherever it is called, and throws when no name is given.</Trans>}
      >
        <List>
          {names.map((name, index) => (
            <Line key={NAMES[index]} name={name}>
              {require(name) && <Shown />}
            </Line>
          ))}
        </List>
      </Section>
    </>
  );
}

function Once({ name }: { name: string }) {
  return useHasPermission(name) && <Shown />;
}

const List = ({ children }: { children: ReactNode }) => (
  <chakra.dl display="grid" gap="2">
    {children}
  </chakra.dl>
);

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <chakra.div display="flex" gap="4" alignItems="center" minHeight="7">
      <chakra.dt minWidth="20" fontFamily="monospace" fontSize="sm">
        {name}
      </chakra.dt>
      <chakra.dd>{children}</chakra.dd>
    </chakra.div>
  );
}

function Shown() {
  return (
    <Badge colorPalette="success">
      <Trans>Shown</Trans>
    </Badge>
  );
}
