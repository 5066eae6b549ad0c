import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { HexMark } from "./hex-mark.tsx";

interface ServerPictureProps {
  /** Null shows ours. */
  src: string | null;
  /** True for the one that a page opens with; others load when they come near. */
  first?: boolean;
}

/** A picture of the server beside the words that it belongs to: its room is kept, and ours stands in where it cannot be loaded. */
export function ServerPicture({ src, first = false }: ServerPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Frame>
      {src === null || broken === src ? (
        <HexMark />
      ) : (
        <chakra.img
          src={src}
          alt=""
          width="100%"
          height="100%"
          objectFit="cover"
          decoding="async"
          loading={first ? "eager" : "lazy"}
          fetchPriority={first ? "high" : "auto"}
          onError={() => setBroken(src)}
        />
      )}
    </Frame>
  );
}

const Frame = chakra("div", {
  base: {
    display: "grid",
    placeItems: "center",
    aspectRatio: "16 / 9",
    width: "full",
    minWidth: "0",
    overflow: "hidden",
    bg: "bg.sunken",
    borderRadius: "control",
    // A picture in the ground's own colour still has an edge.
    position: "relative",
    _after: {
      content: '""',
      position: "absolute",
      inset: "0",
      borderRadius: "inherit",
      boxShadow: "inset 0 0 0 1px {colors.hairline}",
    },
  },
});
