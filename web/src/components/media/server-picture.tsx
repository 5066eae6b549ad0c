import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { HexMark } from "./hex-mark.tsx";

interface ServerPictureProps {
  /** Null shows the default image. */
  src: string | null;
  /** True for the image at the top of a page; others load lazily. */
  first?: boolean;
}

/** An image loaded from the server, with reserved space, and a default image if it is missing or broken. */
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
    // The border shows the edge of an image that has the same colour as the background.
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
