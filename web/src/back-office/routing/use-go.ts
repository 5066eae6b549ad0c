import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";

/** Goes to a path of the back office: `go("/example/example-edit?id=3")`; with "replace" back does not lead here. */
export function useGo(): (path: string, how?: "replace") => void {
  const { history } = useRouter();
  return useCallback((path, how) => (how ? history.replace(path) : history.push(path)), [history]);
}
