import { chakra } from "@chakra-ui/react";
import { Fragment } from "react";

/**
 * Where a Japanese or Chinese name may break: between Katakana or Latin letters and Kanji, before a number, and before
 * a bracket ("ハッシュパワー|標準|プラン|6か月", "标准算力方案|（6个月）"). "第2号" stays whole.
 */
const BREAKS =
  /(?<=[\p{Script=Katakana}ー])(?=[\p{Script=Han}\d])|(?<=[\p{Script=Han}])(?=\p{Script=Katakana})|(?<=(?!第)\p{Script=Han})(?=\d)|(?<=[A-Za-z])(?=\p{Script=Han})|(?=[（(])/u;

/** A product's name with line breaks only between words. Browsers cannot find the word boundaries themselves. */
export function ProductName({ name }: { name: string }) {
  return (
    <Name>
      {name.split(BREAKS).map((part, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one text, always in this order
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </Name>
  );
}

const Name = chakra("bdi", { base: { wordBreak: "keep-all", overflowWrap: "anywhere" } });
