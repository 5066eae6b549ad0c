import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { everyNode } from "#demo/routing/route-node.ts";
import { useTitleText } from "#demo/routing/titles.ts";
import { useRoutes } from "#demo/stores/routes.ts";

/** Every page that the menu may show. */
export function SideMenu() {
  const { t } = useLingui();
  const titleText = useTitleText();
  const nodes = everyNode(useRoutes()).filter(({ kind, meta }) => kind !== "group" && !meta.hidden);
  return (
    <chakra.nav aria-label={t`Menu`} bg="bg.raised" borderInlineEndWidth="1px" padding="2">
      <ul>
        {nodes.map(({ path, title, kind }) => (
          <li key={path}>
            <chakra.a
              href={kind === "link" ? path : `#${path}`}
              {...(kind === "link" && { target: "_blank", rel: "noopener noreferrer" })}
              display="block"
              padding="2"
              fontSize="sm"
            >
              {titleText(title)}
            </chakra.a>
          </li>
        ))}
      </ul>
    </chakra.nav>
  );
}
