import { chakra } from "@chakra-ui/react";
import { keysOf, pointerTo } from "@hashgrove/contract/json-pointer.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { QueryView } from "#components/feedback/query-view.tsx";
import { Button } from "#components/ui/button.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { go, hrefOf, usePlace } from "#console/address.ts";
import { useWorld } from "#console/api/live.ts";
import { useWorldState } from "#console/api/state.ts";
import { TextField } from "#console/parts/fields.tsx";
import { Monospace } from "#console/parts/monospace.tsx";
import { PlaceLink, Row } from "#console/parts/row.tsx";
import { Section } from "#console/parts/section.tsx";
import { View } from "#console/parts/view.tsx";
import { CompareWorlds } from "./compare-worlds.tsx";
import { PatchForm } from "./patch-form.tsx";
import { StateRows } from "./state-rows.tsx";
import { StateSearch } from "./state-search.tsx";

const EXAMPLE = "/members/1";

/** The rows of a world as a tree; each node has its own URL. */
export function StateView() {
  const { t } = useLingui();
  const { id, revision } = useWorld();
  const { pointer = "", text = "" } = usePlace().query;
  const query = useWorldState(id, pointer);
  return (
    <View
      title={t`State`}
      lead={<Trans>Every row of the world by JSON pointer. Secrets are masked. Revision {revision}.</Trans>}
    >
      <Section title={<Trail pointer={pointer} />}>
        <PointerForm key={pointer} pointer={pointer} />
        <QueryView query={query} skeleton={<Skeleton height="40" />}>
          {({ value }) => (
            <>
              <RecordLink pointer={pointer} value={value} />
              <StateSearch pointer={pointer} value={value} text={text} />
              {text.trim() === "" && <StateRows value={value} pointer={pointer} />}
            </>
          )}
        </QueryView>
      </Section>
      {pointer === "" && <CompareWorlds />}
      {query.data && <PatchForm key={`patch ${pointer}`} pointer={pointer} state={query.data} />}
    </View>
  );
}

/** Links a top-up, withdrawal or order to its timeline. */
function RecordLink({ pointer, value }: { pointer: string; value: unknown }) {
  const { id: world } = useWorld();
  const [table, id, ...deeper] = keysOf(pointer);
  if (id === undefined || deeper.length > 0 || (table !== "records" && table !== "holdings")) return null;
  const type = table === "holdings" ? "order" : (value as { readonly direction: string }).direction;
  return (
    <PlaceLink fontSize="sm" href={hrefOf(world, "records", { id: `${type}-${id}` })}>
      <Trans>Timeline of this record</Trans>
    </PlaceLink>
  );
}

/** Breadcrumbs: a link for each key of the pointer. */
function Trail({ pointer }: { pointer: string }) {
  const { t } = useLingui();
  const { id } = useWorld();
  const parts = keysOf(pointer);
  return (
    <chakra.span fontSize="md">
      <PlaceLink href={hrefOf(id, "state")}>{t`State`}</PlaceLink>
      {parts.map((part, index) => {
        const here = parts
          .slice(0, index + 1)
          .map(pointerTo)
          .join("");
        return (
          <span key={here}>
            {" / "}
            <PlaceLink href={hrefOf(id, "state", { pointer: here })}>
              <Monospace>{part}</Monospace>
            </PlaceLink>
          </span>
        );
      })}
    </chakra.span>
  );
}

function PointerForm({ pointer }: { pointer: string }) {
  const { t } = useLingui();
  const { id } = useWorld();
  const [typed, setTyped] = useState(pointer);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go(hrefOf(id, "state", { pointer: typed.trim() }));
  };
  return (
    <form onSubmit={submit}>
      <Row alignItems="flex-end">
        <chakra.div flex="1" minWidth="12rem">
          <TextField
            label={t`JSON pointer`}
            value={typed}
            placeholder={EXAMPLE}
            pattern="(/.*)?"
            autoComplete="off"
            spellCheck={false}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </chakra.div>
        <Button type="submit" variant="outline">
          <Trans>Go</Trans>
        </Button>
      </Row>
    </form>
  );
}
