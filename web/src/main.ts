// The code runs in parts, each in a task of its own, so that a slow phone can scroll and answer a finger in between.
import "#lib/translation/translated-page.ts";
import "react-dom/client";

const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

await nextTask();
const { start } = await import("#app/start.tsx");
await nextTask();
await start();
