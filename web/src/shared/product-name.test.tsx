import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ProductName } from "./product-name.tsx";

const partsOf = (name: string): string =>
  renderToStaticMarkup(<ProductName name={name} />)
    .replaceAll("<wbr/>", "|")
    .replaceAll(/<[^>]+>/g, "");

test.each([
  ["ハッシュパワー標準プラン6か月", "ハッシュパワー|標準|プラン|6か月"],
  ["クオンツ運用プラン第3号（12か月）", "クオンツ|運用|プラン|第3号|（12か月）"],
  ["地熱プラン12週", "地熱|プラン|12週"],
  ["标准算力方案（6个月）", "标准算力方案|（6个月）"],
  ["Hashgrove标准算力方案第2期（6个月）", "Hashgrove|标准算力方案第2期|（6个月）"],
  ["Starter hash power plan, 3 months", "Starter hash power plan, 3 months"],
  ["", ""],
])("%s breaks only between words", (name, parts) => {
  expect(partsOf(name)).toBe(parts);
});
