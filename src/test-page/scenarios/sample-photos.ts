/** Drawn photos, for the screens that send some. */

const COLORS = ['#2f6f8f', '#8f5a2f', '#4b7a3d', '#7a3d6c', '#5f5f73'];

/** @param type a MIME type other than JPEG makes files that are no photos. */
export async function samplePhotos(count: number, type: string): Promise<File[]> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  if (type !== 'image/jpeg') return numbers.map((number) => new File(['%PDF-1.4'], `file-${number}`, { type }));
  return Promise.all(numbers.map(drawPhoto));
}

async function drawPhoto(number: number): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
  const context = canvas.getContext('2d');
  if (context !== null) {
    context.fillStyle = COLORS[number % COLORS.length] ?? '#5f5f73';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = '#ffffff';
    context.font = '240px sans-serif';
    context.textAlign = 'center';
    context.fillText(String(number), 320, 330);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8));
  return new File(blob === null ? [] : [blob], `photo-${number}.jpg`, { type: 'image/jpeg' });
}
