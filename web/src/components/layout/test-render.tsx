import { i18n } from "@lingui/core";
import { QueryClient } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { act, type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";
import { Providers } from "#app/providers.tsx";

Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);

/**
 * Renders a component as the application does, in English, on an empty page. `draw` renders another one in its place.
 */
export async function render(children: ReactNode): Promise<{ draw: (next: ReactNode) => Promise<void> }> {
  // Without messages the source texts are shown, which are English.
  if (i18n.locale !== "en") i18n.loadAndActivate({ locale: "en", messages: {} });
  document.body.innerHTML = "<div></div>";
  const root = createRoot(document.body.firstElementChild ?? document.body);
  let change: (next: ReactNode) => void = () => undefined;
  const Page = (): ReactNode => {
    const [shown, setShown] = useState(children);
    change = setShown;
    return shown;
  };
  const router = createRouter({
    routeTree: createRootRoute({ component: Page }),
    history: createMemoryHistory(),
  });
  onTestFinished(() => act(() => root.unmount()));
  await act(() => router.load());
  await act(async () =>
    root.render(
      <Providers queryClient={new QueryClient()}>
        <RouterProvider router={router} />
      </Providers>,
    ),
  );
  return { draw: (next) => act(async () => change(next)) };
}

export function get(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`there is no ${selector} in ${document.body.innerHTML}`);
  return found;
}

export function button(name: string): HTMLElement {
  const named = [...document.querySelectorAll("button")].find(
    (each) => (each.getAttribute("aria-label") ?? each.textContent.trim()) === name,
  );
  if (!named) throw new Error(`there is no button ${name}`);
  return named;
}

export const press = (element: HTMLElement): Promise<void> => act(async () => element.click());

export const pressKey = (key: string): Promise<void> =>
  act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  });
