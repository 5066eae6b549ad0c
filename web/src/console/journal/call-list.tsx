import { chakra } from "@chakra-ui/react";
import type { Entry } from "#console/api/journal.ts";
import { hrefOf, type Query } from "#console/places.ts";
import { CallHead, CallLine } from "./call-line.tsx";

interface CallListProps {
  label: string;
  world: string;
  entries: readonly Entry[];
  /** What stays in the address when one is opened. */
  query?: Query;
  /** The one that is open. */
  chosen?: number | undefined;
}

const ALL: Query = {};

/** Calls below each other, each a link to what is known of it. */
export function CallList({ label, world, entries, query = ALL, chosen }: CallListProps) {
  return (
    <Columns>
      <CallHead />
      <List aria-label={label}>
        {entries.map((entry) => (
          <li key={entry.seq}>
            <Call
              href={hrefOf(world, "journal", { ...query, seq: String(entry.seq) })}
              aria-current={entry.seq === chosen ? "true" : undefined}
            >
              <CallLine entry={entry} />
            </Call>
          </li>
        ))}
      </List>
    </Columns>
  );
}

/** The lines have columns where this is wide enough, beside an open call or not. */
const Columns = chakra("div", { base: { containerType: "inline-size" } });

const List = chakra("ol", {
  base: { listStyle: "none", marginX: "-2", "& > li + li": { borderTopWidth: "1px" } },
});

const Call = chakra("a", {
  base: {
    display: "block",
    paddingX: "2",
    paddingY: "2",
    color: "ink",
    borderRadius: "sm",
    _hover: { bg: "bg.hover" },
    "&[aria-current]": { bg: "brand.soft" },
    _focusVisible: { outlineOffset: "-2px" },
  },
});
