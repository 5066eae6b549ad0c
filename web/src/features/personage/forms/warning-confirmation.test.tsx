import { useState } from "react";
import { expect, test } from "vitest";
import { button, get, press, render } from "#components/layout/test-render.tsx";
import { useWarningConfirmation } from "./use-warning-confirmation.ts";
import { WarningConfirmation } from "./warning-confirmation.tsx";

function Form() {
  const [value, setValue] = useState("abc");
  const [sent, setSent] = useState<readonly string[]>([]);
  const stop = useWarningConfirmation(value === "good" ? "" : value);
  const send = () => setSent([...sent, value]);
  return (
    <>
      <output>{sent.join()}</output>
      <WarningConfirmation stop={stop} onUse={send}>
        why
      </WarningConfirmation>
      <button onClick={() => stop.stops() || send()}>Send</button>
      <button onClick={() => setValue("abd")}>Other</button>
      <button onClick={() => setValue("good")}>Good</button>
    </>
  );
}
const sent = () => get("output").textContent;
const asks = () => document.querySelector("[role=alert]")?.textContent ?? "";

test("stops a doubtful value once, says why, and asks again about another one", async () => {
  await render(<Form />);
  expect(asks()).toBe("");
  await press(button("Send"));
  expect(sent()).toBe("");
  expect(asks()).toContain("why");
  expect(document.activeElement?.textContent).toBe("Use anyway");
  await press(button("Use anyway"));
  expect(sent()).toBe("abc");
  expect(asks()).toBe("");
  await press(button("Send"));
  expect(sent(), "answered once").toBe("abc,abc");
  await press(button("Other"));
  await press(button("Send"));
  expect(sent()).toBe("abc,abc");
  await press(button("Good"));
  expect(asks()).toBe("");
  await press(button("Send"));
  expect(sent()).toBe("abc,abc,good");
});
