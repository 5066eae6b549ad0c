// Entry of the control surface's console, which is built separately from the product (see vite.config.ts).
import "#lib/translation/translated-page.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "virtual:styles/console.css";
import { announceValues } from "#components/forms/announce-values.ts";
import { ignoreConversionKeys } from "#components/forms/ime-enter.ts";
import { App } from "./app.tsx";
import { applyScheme } from "./scheme.ts";
import { chooseLanguage, consoleLanguage } from "./texts.ts";

applyScheme();
ignoreConversionKeys();
announceValues();
await chooseLanguage(consoleLanguage());
const container = document.getElementById("root");
if (!container) throw new Error("index.html has no #root");
createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
