import { chakra } from "@chakra-ui/react";

const GROUPS = /^0x|.{1,4}/gu;

/** An address in groups of four for comparing by eye; the gaps are drawn, so a copy holds none. */
export function AddressText({ address }: { address: string }) {
  return (
    <chakra.span
      display="inline-flex"
      flexWrap="wrap"
      columnGap="0.5em"
      fontFamily="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace"
      fontWeight="medium"
      translate="no"
    >
      {[...address.matchAll(GROUPS)].map(({ index, 0: group }) => (
        <span key={index}>{group}</span>
      ))}
    </chakra.span>
  );
}
