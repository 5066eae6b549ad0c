import { chakra } from "@chakra-ui/react";
import { hrefOf, type Query } from "#console/address.ts";
import type { Entry } from "#console/api/journal.ts";
import { CallHead, CallLine } from "./call-line.tsx";

interface CallListProps {
  label: string;
  world: string;
  entries: readonly Entry[];
  /** Query parameters to keep when a call is opened. */
  query?: Query;
  /** The open call. */
  chosen?: number | undefined;
}

const ALL: Query = {};

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

/** The columns depend on the list's width instead of the screen's, because an open call halves the list. */
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
