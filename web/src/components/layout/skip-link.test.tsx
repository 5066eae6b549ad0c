import { useRef } from "react";
import { expect, test } from "vitest";
import { SkipLink } from "./skip-link.tsx";
import { get, press, render } from "./test-render.tsx";

function Page({ hasMenu }: { hasMenu: boolean }) {
  const main = useRef<HTMLElement>(null);
  return (
    <>
      <SkipLink target={main} />
      <main ref={main} tabIndex={-1}>
        {hasMenu && (
          <>
            <nav>
              <a href="#section">Section</a>
            </nav>
            <h1 data-skip-target tabIndex={-1}>
              Assets
            </h1>
          </>
        )}
      </main>
    </>
  );
}

test.each([
  [true, "h1"],
  [false, "main"],
])("with a menu in the page (%s), the focus goes to the %s", async (hasMenu, target) => {
  await render(<Page hasMenu={hasMenu} />);
  await press(get("a[href='#main']"));
  expect(document.activeElement).toBe(get(target));
});
