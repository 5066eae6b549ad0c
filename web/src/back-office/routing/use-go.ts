import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";

/**
 * Returns a function that navigates within the back office: `go("/example/example-edit?id=3")`; "replace" adds no
 * history entry.
 */
export function useGo(): (path: string, how?: "replace") => void {
  const { history } = useRouter();
  return useCallback((path, how) => (how ? history.replace(path) : history.push(path)), [history]);
}
