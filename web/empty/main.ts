// What every page pays for what all of them stand on: started as the application is, with one page that says a word.
// `npm run bench:web` measures the pages against it; the product does not contain it.
await import("react-dom/client");
await new Promise((resolve) => {
  setTimeout(resolve);
});
const { start } = await import("./start.tsx");
await start();
