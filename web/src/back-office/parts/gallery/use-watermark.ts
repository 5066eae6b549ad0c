import { useEffect, useState } from "react";

const TILE = { width: 260, height: 180 } as const;
/** Styles of the layer: above the page, without receiving pointer events. */
const LAYER: Partial<CSSStyleDeclaration> = {
  position: "fixed",
  inset: "0",
  zIndex: "30",
  pointerEvents: "none",
};

/**
 * A watermark text over the whole window, removed when the view that set it is closed or hidden.
 * @example const { mark, clear } = useWatermark(); <Button onClick={() => mark(name)}>...</Button>
 */
export function useWatermark(): { text: string; mark: (text: string) => void; clear: () => void } {
  const [text, setText] = useState("");
  useEffect(() => {
    if (text === "") return undefined;
    const layer = document.createElement("div");
    layer.setAttribute("aria-hidden", "true");
    layer.dataset["watermark"] = text;
    Object.assign(layer.style, LAYER, { backgroundImage: `url(${tileOf(text)})` });
    document.body.append(layer);
    return () => layer.remove();
  }, [text]);
  return { text, mark: setText, clear: () => setText("") };
}

/** Draws one tile of the pattern and returns it as an image URL. */
function tileOf(text: string): string {
  const canvas = document.createElement("canvas");
  canvas.width = TILE.width;
  canvas.height = TILE.height;
  const context = canvas.getContext("2d");
  if (context) {
    context.translate(TILE.width / 2, TILE.height / 2);
    context.rotate(-Math.PI / 9);
    context.font = "16px sans-serif";
    context.textAlign = "center";
    // A grey visible on white and on near black.
    context.fillStyle = "rgb(120 132 152 / 0.32)";
    context.fillText(text, 0, 0, TILE.width);
  }
  return canvas.toDataURL();
}
