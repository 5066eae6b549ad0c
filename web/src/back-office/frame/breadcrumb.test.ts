import { ROUTES } from "@hashgrove/mock-server/operations/back-office/data/routes.ts";
import { expect, test } from "vitest";
import { buildRoutes } from "#back-office/routing/build-routes.ts";
import { chainTo } from "#back-office/routing/find-route.ts";
import { breadcrumbNodes } from "./breadcrumb.tsx";

const nodes = buildRoutes(ROUTES, { knows: () => true, log: () => {} });

test.each([
  ["/dashboard/analysis", ["Dashboard", "Analysis"]],
  // A parent with one child is shown as that child.
  ["/guide/index", ["GuideDemo"]],
  ["/level/menu1/menu1-2", ["Level", "Menu1", "Menu12"]],
  // Hidden from the menu, but reachable.
  ["/example/example-add", ["Example", "ExampleAdd"]],
])("the breadcrumb of %s", (path, names) => {
  expect(breadcrumbNodes(chainTo(nodes, path)).map(({ name }) => name)).toEqual(names);
});
