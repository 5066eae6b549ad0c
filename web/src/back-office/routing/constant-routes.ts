import { buildRoutes } from "./build-routes.ts";
import type { RouteNode } from "./route-node.ts";

/** Routes that are not in the server's list: every logged-in user has them. */
export const constantRoutes = (knows: (key: string) => boolean): RouteNode[] =>
  buildRoutes(
    [
      {
        path: "/personal",
        name: "Personal",
        component: "#",
        redirect: "/personal/personal-center",
        meta: { title: "router.personal", hidden: true, canTo: true },
        children: [
          {
            path: "personal-center",
            name: "PersonalCenter",
            component: "views/Personal/PersonalCenter/PersonalCenter",
            meta: { title: "router.personalCenter", hidden: true, canTo: true },
          },
        ],
      },
    ],
    { knows, log: console.error },
  );
