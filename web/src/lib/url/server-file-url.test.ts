import { expect, test } from "vitest";
import { ownAddress, ownPicture } from "./server-file-url.ts";

const BASE = new URL("https://api.example/w/1/");

test.each([
  ["pictures/a.svg", "https://api.example/w/1/pictures/a.svg"],
  ["/pictures/a.PNG", "https://api.example/w/1/pictures/a.PNG"],
  [" pictures/a.webp ", "https://api.example/w/1/pictures/a.webp"],
  ["uploads/a.jpg?signature=1f", "https://api.example/w/1/uploads/a.jpg?signature=1f"],
  ["https://api.example/other/a.jpeg", "https://api.example/other/a.jpeg"],
  ["pictures/%E5%9B%B3.svg", "https://api.example/w/1/pictures/%E5%9B%B3.svg"],
  ["pictures/図.svg", "https://api.example/w/1/pictures/%E5%9B%B3.svg"],
])("%j is an image of this server", (named, address) => {
  expect(ownPicture(named, BASE)).toBe(address);
});

test.each([
  "",
  " ",
  "x",
  '"><img src=x onerror=alert(1)>.png',
  "pictures/a'b.png",
  "pictures/<b>.png",
  "javascript:alert(1)//.png",
  "JavaScript:1.png",
  "java\nscript:1.png",
  "data:text/html,<script>1</script>.png",
  "data:image/png;base64,AAAA.png",
  "blob:https://api.example/a.png",
  "file:///a.png",
  "https://evil.example/a.png",
  "//evil.example/a.png",
  "///evil.example/a.png",
  "\\\\evil.example/a.png",
  "https://[",
  "https://api.example:444/a.png",
  "pictures/a.html",
])("%j is not", (named) => {
  expect(ownPicture(named, BASE)).toBeNull();
});

test("other files of the server are accepted too", () => {
  expect(ownAddress("/uploads/a.pdf", BASE)).toBe("https://api.example/w/1/uploads/a.pdf");
  expect(ownAddress("https://evil.example/a.pdf", BASE)).toBeNull();
});
