import { afterEach, expect, test, vi } from "vitest";
import { apiBase } from "#lib/url/api-base.ts";
import { fileUrl, mockBase, pictureUrl } from "./mock-base.ts";

const PRODUCT = "https://api.example.test/";
afterEach(() => void vi.unstubAllEnvs());

test.each([
  ["the product's API by default", "", PRODUCT],
  ["a separate mock server", "https://mock.example.test", "https://mock.example.test/"],
  ["a world of a mock server", "https://mock.example.test/w/abc/", "https://mock.example.test/w/abc/"],
])("the back office's server: %s", (_name, setting, base) => {
  vi.stubEnv("VITE_API_BASE", PRODUCT);
  vi.stubEnv("VITE_MOCK_BASE", setting);
  expect(mockBase().href).toBe(base);
  expect(pictureUrl("/demo/logos/react.svg")).toBe(`${base}demo/logos/react.svg`);
  expect(fileUrl("/demo/videos/sample.mp4")).toBe(`${base}demo/videos/sample.mp4`);
  expect(apiBase().href, "the product stays where it is").toBe(PRODUCT);
});
