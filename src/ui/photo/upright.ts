/** Decodes a photo as it was meant to be seen: its EXIF turn applied. */
export async function decodeUpright(photo: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(photo, { imageOrientation: 'from-image' });
  } catch (error) {
    // Engines before the word "from-image" turn photos by themselves, and refuse the unknown word with a TypeError.
    if (error instanceof TypeError) return createImageBitmap(photo);
    throw error;
  }
}
