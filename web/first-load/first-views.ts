// The pages that most addresses lead to. The code of other pages loads when the router asks for it.
const FEATURES = "src/features";

export interface FirstView {
  /** Modules of the page, beyond those of every page. */
  readonly modules: readonly string[];
  /** Its texts are those of the personal centre too. */
  readonly centre?: true;
  /** Path of the call that the page waits for; ends in "=" where the id of the address follows. */
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
