import { chakra } from "@chakra-ui/react";
import { Fragment } from "react";

const GROUPS = /^0x|.{1,4}/gu;
const GAP = "0.5em";

/**
 * An address or hash in groups of four, for visual comparison. The gaps are margins, so that the text wraps between
 * groups and copying adds no spaces.
 */
export function AddressText({ address, id }: { address: string; id?: string }) {
  return (
    <chakra.span
      id={id}
      translate="no"
      display="inline-block"
      // Compensates for the gap at the start of each line.
      marginStart={`-${GAP}`}
      textWrap="balance"
      fontFamily="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace"
      fontWeight="medium"
      userSelect="text"
    >
      {[...address.matchAll(GROUPS)].map(({ index, 0: group }) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          <chakra.span marginStart={GAP} whiteSpace="nowrap">
            {group}
          </chakra.span>
        </Fragment>
      ))}
    </chakra.span>
  );
}
