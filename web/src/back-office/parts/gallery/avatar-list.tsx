import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { VisuallyHidden } from "#components/ui/visually-hidden.tsx";
import { TONE_COLOURS, toneAt } from "./charts/tones.ts";

export interface Person {
  readonly name: string;
  /** URL of an image; without it the name's first character is shown. */
  readonly picture?: string;
}

interface AvatarListProps {
  /** Accessible name of the list. */
  label: string;
  people: readonly Person[];
  /** Maximum number of avatars; the others are shown as a count. */
  max?: number;
}

/**
 * Overlapping avatars; each name is read out, and shown on hover.
 *
 * @example <AvatarList label={t`Members`} people={[{ name: "Archer" }]} max={5} />
 */
export function AvatarList({ label, people, max = people.length }: AvatarListProps) {
  const { t } = useLingui();
  const more = people.slice(max);
  const moreCount = more.length;
  return (
    <List aria-label={label}>
      {people.slice(0, max).map(({ name, picture }, index) => (
        <li key={name} data-tone={toneAt(index)} title={name}>
          {picture === undefined ? (
            <span aria-hidden>{[...name][0]}</span>
          ) : (
            <img src={picture} alt="" loading="lazy" />
          )}
          <VisuallyHidden>{name}</VisuallyHidden>
        </li>
      ))}
      {moreCount > 0 && (
        <li data-more title={more.map(({ name }) => name).join(", ")} aria-label={t`${moreCount} more`}>
          <span aria-hidden>+{moreCount}</span>
        </li>
      )}
    </List>
  );
}

const List = chakra("ul", {
  base: {
    ...TONE_COLOURS,
    display: "flex",
    flexWrap: "wrap",
    rowGap: "2",
    paddingInlineStart: "3",
    listStyle: "none",
    "& > li": {
      position: "relative",
      display: "grid",
      placeItems: "center",
      boxSize: "12",
      marginInlineStart: "-3",
      borderRadius: "full",
      borderWidth: "2px",
      borderColor: "bg.raised",
      bg: "var(--tone)",
      color: "bg.raised",
      fontWeight: "semibold",
      overflow: "hidden",
      forcedColorAdjust: "none",
      transitionProperty: "translate",
      transitionDuration: "fast",
      _hover: { zIndex: 1, translate: "0 -3px" },
    },
    "& > [data-more]": { bg: "bg.hover", color: "ink.second", fontSize: "sm" },
    "& img": { boxSize: "full", objectFit: "cover" },
  },
});
