// Malicious and wrong input, used for the product and for the control surface.

export const LONG = "長".repeat(10_000);
/** Texts that some parsers misread. */
export const HOSTILE: readonly string[] = [
  "<script>alert(1)</script><img src=x onerror=alert(1)>",
  "' OR 1=1; DROP TABLE members; --",
  "\u202eright to left\u2066 عربي \u200f",
  "👩‍👩‍👧‍👦🏳️‍🌈",
  "Z̩͓͑͆ͯà̖͎l̴̡g̡̢o",
  "a\u0000b",
  "\r\nset-cookie: a=b",
  "\ud800 \udc00",
  "{{7*7}} ${7*7} %s %n",
  "../../../etc/passwd",
  "__proto__",
  "constructor",
  "hasOwnProperty",
  "-0",
  "1e309",
  "\ufeff",
  " ",
  "",
  "0",
  "x".repeat(10_000),
  LONG,
];
/** Values of every kind, most of the wrong type. */
export const WRONG: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  0.5,
  2 ** 31,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 1,
  1e308,
  -1e308,
  [],
  [null],
  ["1"],
  {},
  { toString: "x" },
  { $gt: 0 },
  ...HOSTILE,
];
/** Texts whose structure repeats, so that nesting or backtracking would cost stack or time. */
export const repeatedTexts = (length: number): readonly string[] =>
  ["?a=", "=", "?", "&", "%25", "%3D", "?x=%3F", "token=&", " ", "\n", "a.b[c].", ";#=", "/", "~1"].map((unit) =>
    unit.repeat(Math.ceil(length / unit.length)),
  );
