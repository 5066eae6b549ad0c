import { expect, test } from "vitest";
import { fixedTexts, loneDashes } from "./texts.ts";

const textsIn = (jsx: string): string[] => fixedTexts("a.tsx", `const A = (\n${jsx}\n);`);

test.each([
  "<Trans>Buy</Trans>",
  "<p><Trans>Buy <b>now</b></Trans></p>",
  "<button aria-label={t`Buy`} title={name}>{label}</button>",
  '<input type="text" name="amount" className="wide" />',
  "<span>USDT / TRC20 · 12 %</span>",
  '<p lang="en">Mining since 2019</p>',
  '<p>{kind === "bank" && <Trans>Buy</Trans>}</p>',
])("no fixed text in %s", (jsx) => {
  expect(textsIn(jsx)).toEqual([]);
});

test.each([
  ["<p>Buy now</p>", "Buy now"],
  ["<p>購入</p>", "購入"],
  ['<button aria-label="Close" />', "Close"],
  ['<p>{open ? "Close" : t`Open`}</p>', "Close"],
  ['<p>{ready && "Ready"}</p>', "Ready"],
  // oxlint-disable-next-line no-template-curly-in-string
  ["<img alt={`Picture of ${name}`} />", "Picture of"],
  ['<FormDialog submitLabel="Send" />', "Send"],
])("a text in one language only is refused in %s", (jsx, text) => {
  expect(textsIn(jsx)).toEqual([`2: "${text}"`]);
});

test.each(['<p>{name ?? "–"}</p>', '<p>{open ? <b>1</b> : "—"}</p>', "<p>—</p>", '<p>{name || "-"}</p>'])(
  "a dash in the place of a value is found in %s",
  (jsx) => {
    expect(loneDashes("a.tsx", `const A = (\n${jsx}\n);`)).toHaveLength(1);
  },
);

test.each(["<p>2009–2026</p>", "<p>{low} – {high} %</p>", "<p><NoValue /></p>"])("no such dash in %s", (jsx) => {
  expect(loneDashes("a.tsx", `const A = (\n${jsx}\n);`)).toEqual([]);
});
