import { type AnyRouter, useRouter } from "@tanstack/react-router";
import { act, type ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { render } from "#components/layout/test-render.tsx";
import { ScrollStrip } from "./scroll-strip.tsx";

test("scrolls to the current item after its page was rendered and the router restored scroll positions", async () => {
  let router: AnyRouter | undefined;
  const Strip = (): ReactNode => {
    router = useRouter();
    return (
      <ScrollStrip bar="tabs" active="/b">
        <li key="a">A</li>
        <li key="b">
          <a href="#/b" aria-current="page">
            B
          </a>
        </li>
      </ScrollStrip>
    );
  };
  await render(<Strip />);
  const shown: string[] = [];
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function note(this: Element) {
    shown.push(this.textContent);
  });

  const arrive = (pathChanged: boolean): void => {
    if (!router) throw new Error("nothing was drawn");
    const change = {
      toLocation: router.latestLocation,
      hrefChanged: true,
      hashChanged: false,
    };
    router.emit({ type: "onRendered", ...change, pathChanged });
  };
  act(() => arrive(false));
  expect(shown, "the same page under another address").toEqual([]);
  act(() => arrive(true));
  expect(shown).toEqual(["B"]);
});
