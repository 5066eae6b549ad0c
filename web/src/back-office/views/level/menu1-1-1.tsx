export { LevelView as View } from "./level-view.tsx";
