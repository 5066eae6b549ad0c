import { chakra } from "@chakra-ui/react";
import { pictureUrl } from "#back-office/api/mock-base.ts";

/** Logo files of the mock server, by the icon names in its responses. */
const DRAWN: Readonly<Record<string, string>> = {
  "akar-icons:github-fill": "github",
  "logos:vue": "vue",
  "logos:angular-icon": "angular",
  "logos:react": "react",
  "logos:webpack": "webpack",
  "vscode-icons:file-type-vite": "vite",
};

/**
 * A project's logo, by the icon name in the server's responses; an unknown icon is shown as its first letter.
 * @example <BrandIcon name="logos:vue" />
 */
export function BrandIcon({ name }: { name: string }) {
  const drawn = DRAWN[name];
  const src = drawn === undefined ? null : pictureUrl(`/demo/logos/${drawn}.svg`);
  if (src === null) return <Letter aria-hidden>{name.split(":").at(-1)?.[0]?.toUpperCase()}</Letter>;
  return <chakra.img src={src} alt="" boxSize="9" borderRadius="sm" flexShrink={0} loading="lazy" />;
}

const Letter = chakra("span", {
  base: {
    display: "grid",
    placeItems: "center",
    boxSize: "9",
    flexShrink: 0,
    borderRadius: "sm",
    bg: "brand.soft",
    color: "link",
    fontWeight: "semibold",
  },
});
