/** Image for the upload; written next to the collection. */
export const POSTMAN_PICTURE = {
  name: "hashgrove.postman_picture.png",
  bytes: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mNwmPcfK2IYWhIAaLp3QZ1tb4QAAAAASUVORK5CYII=",
    "base64",
  ),
};
