/** Decodes a photo and applies its EXIF orientation. */
export async function decodeUpright(photo: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(photo, { imageOrientation: 'from-image' });
  } catch (error) {
    // Older browsers apply the orientation by default, and throw a TypeError for the unknown value "from-image".
    if (error instanceof TypeError) return createImageBitmap(photo);
    throw error;
  }
}
