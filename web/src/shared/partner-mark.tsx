import { chakra } from "@chakra-ui/react";
import { useState } from "react";

export interface Mark {
  /** Null where there is no picture. */
  readonly image: string | null;
  readonly name: string;
}

/** A partner's mark, named for those who cannot see it; the name alone where there is no picture of it. */
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
