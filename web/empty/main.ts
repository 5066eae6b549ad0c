// The empty page: starts the application's libraries with one page of one word. `npm run bench:web` measures the
// product's pages against it; the product does not contain it.
await import("react-dom/client");
await new Promise((resolve) => {
  setTimeout(resolve);
});
const { start } = await import("./start.tsx");
await start();
