import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { RotateCw } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { encode } from "uqr";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";

export interface QrLook {
  readonly dark?: string;
  readonly light?: string;
  /** Shown in the centre of the code, on its own background; the error correction keeps the code readable. */
  readonly logo?: ReactNode;
  readonly logoShape?: "square" | "round";
}

interface QrFigureProps extends QrLook {
  /** QR content; empty while loading. */
  text: string;
  /** Text alternative. */
  label: string;
  as?: "canvas" | "img";
  /** Side length, pixels. */
  size?: number;
  /** Pass this once the code has expired: a button that calls it covers the code. */
  onRenew?: (() => void) | undefined;
  onPress?: () => void;
}

/** Quiet zone around the code, in modules: scanners need it. */
const QUIET = 4;

/**
 * A QR code as a canvas or an image, with colours, logo, expired state or a click handler.
 * @example <QrFigure text={address} label={t`Address of this page`} logo={<HexMark />} />
 */
export function QrFigure({ text, label, as = "canvas", size = 168, onRenew, onPress, logo, ...look }: QrFigureProps) {
  const { t } = useLingui();
  const { dark = "#0b1526", light = "#ffffff", logoShape = "square" } = look;
  const pixels = useMemo(() => encode(text || " ", { ecc: logo ? "H" : "M", border: QUIET }), [text, logo]);
  if (text === "") return <Skeleton style={{ width: size, height: size }} />;
  const drawn = { pixels, size, dark, light, label };
  const code = (
    <chakra.span position="relative" display="block" forcedColorAdjust="none" style={{ width: size, height: size }}>
      {as === "canvas" ? <OnCanvas {...drawn} /> : <AsPicture {...drawn} />}
      {logo && (
        <Spot data-shape={logoShape} style={{ width: size / 4.6, height: size / 4.6 }}>
          {logo}
        </Spot>
      )}
    </chakra.span>
  );
  if (onPress)
    return (
      <chakra.button type="button" cursor="pointer" borderRadius="sm" onClick={onPress} aria-label={t`Press: ${label}`}>
        {code}
      </chakra.button>
    );
  return (
    <chakra.div position="relative">
      {code}
      {onRenew && (
        <chakra.div
          position="absolute"
          inset="0"
          display="grid"
          placeContent="center"
          justifyItems="center"
          gap="2"
          bg="rgb(255 255 255 / 0.94)"
          color="rgb(11 21 38)"
          fontSize="sm"
        >
          <Trans>This code has expired</Trans>
          <Button size="sm" onClick={onRenew}>
            <Icon of={RotateCw} size={18} />
            <Trans>Renew</Trans>
          </Button>
        </chakra.div>
      )}
    </chakra.div>
  );
}

interface Drawn {
  readonly pixels: { readonly data: readonly (readonly boolean[])[]; readonly size: number };
  readonly size: number;
  readonly dark: string;
  readonly light: string;
  readonly label: string;
}

/** Draws the code at twice its size, for high-density screens. */
function draw(canvas: HTMLCanvasElement, { pixels, size, dark, light }: Drawn): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  const module = (size * 2) / pixels.size;
  canvas.width = size * 2;
  canvas.height = size * 2;
  context.fillStyle = light;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = dark;
  pixels.data.forEach((row, y) => {
    row.forEach((isDark, x) => {
      // Round to whole pixels, or hairlines show between the modules.
      if (isDark)
        context.fillRect(Math.floor(x * module), Math.floor(y * module), Math.ceil(module), Math.ceil(module));
    });
  });
}

function OnCanvas(drawn: Drawn) {
  const { pixels, size, dark, light, label } = drawn;
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) draw(canvas.current, { pixels, size, dark, light, label });
  }, [pixels, size, dark, light, label]);
  return <canvas ref={canvas} role="img" aria-label={label} style={{ width: size, height: size, display: "block" }} />;
}

function AsPicture(drawn: Drawn) {
  const { pixels, size, dark, light, label } = drawn;
  const src = useMemo(() => {
    const canvas = document.createElement("canvas");
    draw(canvas, { pixels, size, dark, light, label });
    return canvas.toDataURL();
  }, [pixels, size, dark, light, label]);
  return <img src={src} alt={label} width={size} height={size} />;
}

const Spot = chakra("span", {
  base: {
    position: "absolute",
    top: "50%",
    left: "50%",
    translate: "-50% -50%",
    display: "grid",
    placeItems: "center",
    padding: "1",
    bg: "paper",
    borderRadius: "sm",
    "&[data-shape=round]": { borderRadius: "full", bg: "rgb(26 107 208)", color: "paper" },
    "& svg, & img": { width: "full", height: "full" },
  },
});
