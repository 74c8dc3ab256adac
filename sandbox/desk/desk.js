/** The desk in the browser: the menu, keys, the current tab in sight, ready answers, a warning before an unsent text is lost, chosen and large photos. */
const menu = document.querySelector('.menu');
document.addEventListener('click', ({ target }) => {
  if (menu && !menu.contains(target)) menu.open = false;
});

document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && menu?.open) {
    menu.open = false;
    menu.querySelector('summary').focus();
  }
  const isTyping = event.target.matches('input, textarea, select') || event.ctrlKey || event.metaKey || event.altKey;
  const field = { '/': '[type=search]', r: '#content' }[event.key];
  const wanted = !isTyping && field && document.querySelector(field);
  if (!wanted) return;
  event.preventDefault();
  const folded = wanted.closest('details');
  if (folded) folded.open = true;
  wanted.focus();
});

// On a phone the tabs scroll. After `scrollIntoView` the first press of Tab would skip what stands before them.
const tabs = document.querySelector('.tabs');
const currentTab = tabs?.querySelector('[aria-current]');
if (currentTab) {
  const hidden = currentTab.getBoundingClientRect().right - tabs.getBoundingClientRect().right;
  if (hidden > 0) tabs.scrollLeft += hidden;
}

const form = document.querySelector('#work');
if (form) {
  const { content, images, note, remove } = form.elements;
  const limits = form.querySelector('#limits');
  const limitsText = limits.textContent;
  let isSent = false;
  const showPhotos = () => {
    limits.textContent = [...images.files].map(({ name }) => name).join(', ') || limitsText;
    remove.hidden = images.files.length === 0;
  };
  const showLength = () => {
    const output = form.querySelector('output');
    output.value = `${content.value.length} ${output.dataset.words} ${content.maxLength}`;
  };

  images.addEventListener('change', showPhotos);
  content.addEventListener('input', showLength);
  form.addEventListener('click', ({ target }) => {
    if (target === remove) {
      images.value = '';
      showPhotos();
      images.focus();
    }
    if (target.name !== 'ready') return;
    const written = content.value.trimEnd();
    content.value = `${written}${written && '\n\n'}${target.value}`;
    content.focus();
    showLength();
  });
  form.addEventListener('submit', () => {
    isSent = true;
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    const part = event.target.closest('#work > *');
    const button =
      (event.shiftKey && part?.querySelector('[value=next]')) || part?.querySelector('[value=send], [value=note]');
    if (button) form.requestSubmit(button);
    // A key that is held must not open a link of the next page.
    if (button || event.repeat) event.preventDefault();
  });
  window.addEventListener('pageshow', () => {
    isSent = false;
    showLength();
    showPhotos();
  });
  window.addEventListener('beforeunload', (event) => {
    const isUnsaved = `${content.value}${note.value}`.trim() !== '' || images.files.length > 0;
    if (isUnsaved && !isSent) event.preventDefault();
  });

  const photos = [...document.querySelectorAll('.photos a')];
  const viewer = document.querySelector('dialog');
  const frame = viewer.querySelector('.frame');
  const image = viewer.querySelector('img');
  const enlargeButton = viewer.querySelector('[value=enlarge]');
  const words = [enlargeButton.textContent, enlargeButton.dataset.enlarged];
  let current = -1;
  /** `x` and `y`, 0 to 1, are the point of the photo to which the frame scrolls. */
  const enlarge = (isLarge, { x, y } = { x: 0.5, y: 0 }) => {
    viewer.classList.toggle('enlarged', isLarge);
    enlargeButton.textContent = words[Number(isLarge)];
    frame.scrollTo((frame.scrollWidth - frame.clientWidth) * x, (frame.scrollHeight - frame.clientHeight) * y);
  };
  const mark = (index) => {
    current = index;
    photos.forEach((photo, each) => {
      photo.ariaCurrent = String(each === index);
    });
  };
  const show = (index) => {
    mark((index + photos.length) % photos.length);
    const { href, firstElementChild } = photos[current];
    image.src = href;
    image.alt = firstElementChild.alt;
    viewer.querySelector('a').href = href;
    viewer.querySelector('strong').textContent = image.alt;
    enlarge(false);
  };
  photos.forEach((photo, index) => {
    photo.addEventListener('click', (event) => {
      // With these keys a browser opens the link in a tab or window.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      show(index);
      if (viewer.open) return;
      // `desk.css` shows it beside the reply, so that the rest of the page can still be used.
      if (matchMedia('(min-width: 76rem)').matches) viewer.show();
      else viewer.showModal();
    });
  });
  viewer.addEventListener('close', () => mark(-1));
  viewer.addEventListener('click', ({ target, offsetX, offsetY }) => {
    const isLarge = viewer.classList.contains('enlarged');
    if (target.value === 'close') viewer.close();
    else if (target === enlargeButton) enlarge(!isLarge);
    else if (target === image) enlarge(!isLarge, { x: offsetX / image.clientWidth, y: offsetY / image.clientHeight });
    else if (target.value) show(current + Number(target.value));
  });
  viewer.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') viewer.close();
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    // These keys scroll an enlarged photo.
    if (step && !viewer.classList.contains('enlarged')) show(current + step);
  });
}
