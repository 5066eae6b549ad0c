import { useQuery } from "@tanstack/react-query";
import { must, qa, type Schemas } from "./client.ts";

const at = (world: string) => ({ params: { path: { world } } });

/** All reviews of a world, newest first. */
export const useReviews = (world: string) =>
  useQuery({
    queryKey: ["world", world, "reviews"],
    queryFn: async () => (await must(qa.GET("/worlds/{world}/reviews", at(world)))).items.toReversed(),
  });

export const decide = (world: string, id: number, body: Schemas["ReviewDecision"]) =>
  must(qa.POST("/worlds/{world}/reviews/{id}", { params: { path: { world, id } }, body }));

export const usePolicy = (world: string) =>
  useQuery({ queryKey: ["world", world, "policy"], queryFn: () => must(qa.GET("/worlds/{world}/policy", at(world))) });

export const setPolicy = (world: string, body: Schemas["PolicyChange"]) =>
  must(qa.PUT("/worlds/{world}/policy", { ...at(world), body }));

/** Downloads a member's file by the path in a review. */
export const useUpload = (world: string, path: string) =>
  useQuery({
    queryKey: ["upload", world, path],
    queryFn: () =>
      must(
        qa.GET("/worlds/{world}/uploads/{name}", {
          params: { path: { world, name: path.replace("/uploads/", "") } },
        }),
      ),
    staleTime: Infinity,
  });
