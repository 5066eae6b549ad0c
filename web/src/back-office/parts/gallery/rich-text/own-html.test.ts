// @vitest-environment jsdom
import { getSchema } from "@tiptap/core";
import { Image } from "@tiptap/extension-image";
import { StarterKit } from "@tiptap/starter-kit";
import { expect, it } from "vitest";
import { documentOf, sliceOf } from "./own-html.ts";

const schema = getSchema([StarterKit, Image]);
const kept = (html: string): string => JSON.stringify(documentOf(schema, html));

it("keeps what an editor has: headings, marks, lists, links", () => {
  const document = kept(
    `<h2>A</h2><p>b <strong>c</strong> <a href="https://example.test/">d</a></p><ul><li>e</li></ul>`,
  );
  for (const part of ['"heading"', '"bold"', '"bulletList"', '"href":"https://example.test/"'])
    expect(document).toContain(part);
});

it("takes nothing that runs, and no picture of another host", () => {
  const document = kept(
    `<p onclick="x()">a<script>x()</script><a href="javascript:x()">b</a><img src="https://example.test/a.png"><img src="/own.png" alt="own"></p>`,
  );
  expect(document).not.toMatch(/script|onclick|example\.test/);
  expect(document).toContain("/own.png");
});

it("pastes a piece with its blocks", () => {
  expect(sliceOf(schema, "<p>a</p><p>b</p>").content.childCount).toBe(2);
});
