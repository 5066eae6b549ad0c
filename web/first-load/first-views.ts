// The pages whose code and data load before the application starts. For other pages, the router loads the code.
const FEATURES = "src/features";

export interface FirstView {
  /** Modules of the page, in addition to those that every page loads. */
  readonly modules: readonly string[];
  /** The page also needs the texts of the personal centre. */
  readonly centre?: true;
  /** Path of the request for the page's main data. If it ends in "=", the id in the page's address is appended. */
  readonly read?: string;
}

export const HOME = `${FEATURES}/home/home-page.tsx`;

export const FIRST_VIEWS: Readonly<Record<string, FirstView>> = {
  product: { modules: [`${FEATURES}/product/product-page.tsx`] },
  "product/details": {
    modules: [`${FEATURES}/product/product-details-page.tsx`],
    read: "api/products/detail?id=",
  },
  news: { modules: [`${FEATURES}/news/news-page.tsx`], read: "api/news/index" },
  "news/details": { modules: [`${FEATURES}/news/news-details-page.tsx`], read: "api/news/detail?id=" },
  login: { modules: [`${FEATURES}/login/login-page.tsx`] },
  signIn: { modules: [`${FEATURES}/sign-in/sign-in-page.tsx`] },
  personage: { modules: [`${FEATURES}/personage/personage-page.tsx`], centre: true, read: "api/user/getAssets" },
};
