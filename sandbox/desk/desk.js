/** The desk in the browser: ready answers, a warning before an unsent reply is lost, and large photos. */
const form = document.querySelector('.reply-form');
const viewer = document.querySelector('.viewer');

if (form) {
  const { content, images } = form.elements;
  const showLength = () => {
    form.querySelector('output').value = `${content.value.length} of ${content.maxLength} characters`;
  };
  let isSending = false;

  content.addEventListener('input', showLength);
  form.addEventListener('click', ({ target }) => {
    if (target.name !== 'ready') return;
    const written = content.value.trimEnd();
    content.value = `${written}${written && '\n\n'}${target.value}`;
    content.focus();
    showLength();
  });
  form.addEventListener('submit', () => {
    isSending = true;
  });
  window.addEventListener('pageshow', () => {
    isSending = false;
    showLength();
  });
  window.addEventListener('beforeunload', (event) => {
    if (!isSending && (content.value.trim() !== '' || images.files.length > 0)) event.preventDefault();
  });
}

if (viewer) {
  const photos = [...document.querySelectorAll('.photos a')];
  let current = 0;
  const show = (index) => {
    current = (index + photos.length) % photos.length;
    const { href, firstElementChild } = photos[current];
    const image = viewer.querySelector('img');
    image.src = href;
    image.alt = firstElementChild.alt;
    viewer.querySelector('p').textContent = firstElementChild.alt;
  };
  photos.forEach((photo, index) => {
    photo.addEventListener('click', (event) => {
      // With these keys a browser opens the link in a tab or window.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      show(index);
      viewer.showModal();
    });
  });
  viewer.addEventListener('click', ({ target }) => {
    if (target.value === 'close' || target === viewer) viewer.close();
    else if (target.value) show(current + Number(target.value));
  });
  viewer.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowRight' || key === 'ArrowLeft') show(current + (key === 'ArrowRight' ? 1 : -1));
  });
}
