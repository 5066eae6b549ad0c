// @vitest-environment jsdom
import { getSchema } from "@tiptap/core";
import { expect, it, vi } from "vitest";
import { extensionsOf } from "./extensions.ts";
import { documentOf, sliceOf } from "./own-html.ts";

const schema = getSchema(extensionsOf((text) => text));
const kept = (html: string): string => JSON.stringify(documentOf(schema, html));

it("keeps headings, marks, lists and links", () => {
  const document = kept(
    `<h2>A</h2><p>b <strong>c</strong> <a href="https://example.test/">d</a></p><ul><li>e</li></ul>`,
  );
  for (const part of ['"heading"', '"bold"', '"bulletList"', '"href":"https://example.test/"'])
    expect(document).toContain(part);
});

it("removes everything executable, and images of other hosts", () => {
  const document = kept(
    `<p onclick="x()">a<script>x()</script><a href="javascript:x()">b</a><img src="https://example.test/a.png"><img src="/own.png" alt="own"></p>`,
  );
  expect(document).not.toMatch(/script|onclick|example\.test/);
  expect(document).toContain("/own.png");
});

it("keeps images and videos of the build's mock server", () => {
  vi.stubEnv("VITE_MOCK_BASE", "https://mock.example.test/w/abc/");
  const document = kept(
    `<p><img src="https://mock.example.test/demo/a.png"><img src="https://example.test/b.png"></p><video src="https://mock.example.test/demo/c.mp4"></video>`,
  );
  vi.unstubAllEnvs();
  expect(document).toContain("https://mock.example.test/demo/a.png");
  expect(document).toContain("https://mock.example.test/demo/c.mp4");
  expect(document).not.toContain("b.png");
});

it("keeps colours, sizes, alignment and indents, but no other style", () => {
  const document = kept(
    `<p style="text-align: center; margin-inline-start: 4em; position: fixed"><span style="color: #c02b2b; font-size: 1.5em; background-color: url(x)">a</span> b style=c</p>`,
  );
  for (const part of ['"textAlign":"center"', '"indent":2', '"fontSize":"1.5em"', "b style=c"])
    expect(document).toContain(part);
  expect(document).toMatch(/"color":"(#c02b2b|rgb\(192, 43, 43\))"/);
  expect(document).not.toMatch(/fixed|url/);
});

it("keeps tables, tasks and videos of its own host", () => {
  const document = kept(
    `<table><tbody><tr><th>a</th></tr><tr><td colspan="2">b</td></tr></tbody></table><ul data-type="taskList"><li data-type="taskItem" data-checked="true"><p>c</p></li></ul><video src="/own.mp4"></video><video src="https://example.test/a.mp4"></video>`,
  );
  for (const part of ['"tableHeader"', '"colspan":2', '"checked":true', "/own.mp4"]) expect(document).toContain(part);
  expect(document).not.toContain("example.test");
});

it("pastes a fragment with its blocks", () => {
  expect(sliceOf(schema, "<p>a</p><p>b</p>").content.childCount).toBe(2);
});
