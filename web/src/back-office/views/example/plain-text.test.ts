import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

test.each([
  [undefined, ""],
  ["<p>One</p><p>two <strong>three</strong>.</p>", "One two three ."],
  ["<p>a &lt;b&gt; &amp;amp; c</p>", "a <b> &amp; c"],
])("%j is read as %j", (html, text) => expect(plainText(html)).toBe(text));
