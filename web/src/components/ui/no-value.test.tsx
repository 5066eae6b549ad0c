import { expect, test } from "vitest";
import { get, render } from "#components/layout/test-render.tsx";
import { NoValue } from "./no-value.tsx";

const heard = (): string =>
  [...get("p").children]
    .filter((part) => !part.hasAttribute("aria-hidden"))
    .map(({ textContent }) => textContent)
    .join("");

test("a missing value is a visible dash with a spoken text", async () => {
  const { draw } = await render(
    <p>
      <NoValue />
    </p>,
  );
  expect(get("p [aria-hidden]").textContent).toBe("–");
  expect(heard()).toBe("None");
  await draw(
    <p>
      <NoValue>Not stated</NoValue>
    </p>,
  );
  expect(heard()).toBe("Not stated");
});
