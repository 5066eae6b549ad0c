import { expect, test } from "vitest";
import { serversMeta } from "./page-servers.ts";

test("a build names its external servers, each once", () => {
  expect(serversMeta({})).toBe("");
  expect(serversMeta({ VITE_API_BASE: "", VITE_MOCK_BASE: "/w/abc/" }), "the page's own server").toBe("");
  expect(serversMeta({ VITE_MOCK_BASE: "https://mock.example.test/w/abc/" })).toBe(
    `<meta name="servers" content="https://mock.example.test">`,
  );
  expect(serversMeta({ VITE_API_BASE: "https://api.example.test/v1", VITE_MOCK_BASE: "http://127.0.0.1:4010" })).toBe(
    `<meta name="servers" content="https://api.example.test http://127.0.0.1:4010">`,
  );
  expect(serversMeta({ VITE_API_BASE: "https://a.example.test", VITE_MOCK_BASE: "https://a.example.test/" })).toBe(
    `<meta name="servers" content="https://a.example.test">`,
  );
});
