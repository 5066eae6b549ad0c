import { chakra } from "@chakra-ui/react";
import { useState } from "react";

export interface Mark {
  /** Null if the partner has no logo. */
  readonly image: string | null;
  readonly name: string;
}

/**
 * A partner's logo with the name as its text alternative, or the name alone if there is no logo or it fails to load.
 */
export function PartnerMark({ partner: { image, name } }: { partner: Mark }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (image === null || broken === image) return <Name>{name}</Name>;
  return (
    <chakra.img
      src={image}
      alt={name}
      width="full"
      aspectRatio="3 / 1"
      objectFit="contain"
      overflow="hidden"
      fontSize="xs"
      color="ink.second"
      loading="lazy"
      decoding="async"
      onError={() => setBroken(image)}
    />
  );
}

const Name = chakra("span", {
  base: {
    display: "grid",
    alignContent: "center",
    width: "full",
    aspectRatio: "3 / 1",
    overflow: "hidden",
    overflowWrap: "anywhere",
    fontSize: "xs",
    lineHeight: "snug",
    color: "ink.second",
  },
});
