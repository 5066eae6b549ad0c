import { i18n } from "@lingui/core";
import { act } from "react";
import { expect, test } from "vitest";
import { get, render } from "#components/layout/test-render.tsx";
import { Sentences } from "./sentences.tsx";

test.each([
  ["ja", "あと1回作用します。あと5秒で終わります。"],
  ["zh-CN", "あと1回作用します。あと5秒で終わります。"],
  ["en", "あと1回作用します。 あと5秒で終わります。"],
])("joins sentences in %s", async (language, text) => {
  await render(
    <p>
      <Sentences>
        <span>あと1回作用します。</span>
        {false}
        <span>あと5秒で終わります。</span>
      </Sentences>
    </p>,
  );
  await act(async () => i18n.loadAndActivate({ locale: language, messages: {} }));
  expect(get("p").textContent).toBe(text);
});
