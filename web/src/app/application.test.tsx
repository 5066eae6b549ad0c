import { i18n } from "@lingui/core";
import { QueryClient } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet } from "@tanstack/react-router";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { Application } from "./application.tsx";

Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
beforeEach(() => i18n.loadAndActivate({ locale: "en", messages: {} }));

function testRouter() {
  const top = createRootRoute({ component: Outlet });
  const pages = ["/first", "/second"].map((path) =>
    createRoute({ getParentRoute: () => top, path, component: () => <h1>{path}</h1> }),
  );
  const history = createMemoryHistory({ initialEntries: ["/first"] });
  return createRouter({ routeTree: top.addChildren(pages), history });
}

async function mount(router: ReturnType<typeof testRouter>): Promise<void> {
  document.body.innerHTML = "<div></div>";
  const root = createRoot(document.body.firstElementChild ?? document.body);
  onTestFinished(() => act(() => root.unmount()));
  await act(async () => root.render(<Application queryClient={new QueryClient()} router={router} />));
}

test("shows the page that the router has loaded", async () => {
  const router = testRouter();
  await router.load();
  await mount(router);
  expect(document.body.textContent).toBe("/first");
});

test("shows the page that the user has navigated to before the mount", async () => {
  const router = testRouter();
  await router.load();
  router.history.push("/second");
  await mount(router);
  await expect.poll(() => document.body.textContent).toBe("/second");
});
