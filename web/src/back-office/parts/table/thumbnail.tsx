import { chakra } from "@chakra-ui/react";
import { Play } from "lucide-react";
import { Icon } from "#components/ui/icon.tsx";

interface ThumbnailProps {
  /** Null if the server has no image. */
  readonly src: string | null;
  /** Accessible name of the button, such as "Play the video of Hills". */
  readonly label: string;
  readonly onOpen: () => void;
  /** Marks a video. */
  readonly video?: boolean;
}

/** A thumbnail in a table's cell; a press opens the image or the video. */
export function Thumbnail({ src, label, onOpen, video = false }: ThumbnailProps) {
  return (
    <Frame aria-label={label} aria-haspopup="dialog" onClick={onOpen}>
      {src !== null && <chakra.img src={src} alt="" width="100%" height="100%" objectFit="cover" loading="lazy" />}
      {video && (
        <Mark>
          <Icon of={Play} size={16} />
        </Mark>
      )}
    </Frame>
  );
}

const Frame = chakra(
  "button",
  {
    base: {
      position: "relative",
      display: "block",
      width: "16",
      height: "10",
      overflow: "hidden",
      borderRadius: "sm",
      borderWidth: "1px",
      bg: "bg.sunken",
      cursor: "zoom-in",
    },
  },
  { defaultProps: { type: "button" } },
);
const Mark = chakra("span", {
  base: {
    position: "absolute",
    inset: "0",
    display: "grid",
    placeItems: "center",
    color: "paper",
    bg: "rgb(11 21 38 / 0.55)",
  },
});
