import { displayPhone, telLink } from './telLink';

test.each([
  ['+57 300 123 4567', 'tel:+573001234567'],
  ['57 3001234567', 'tel:+573001234567'],
  ['300 123 4567', 'tel:+573001234567'],
  ['(604) 123 4567', 'tel:+576041234567'],
  ['01 8000 910 165', 'tel:018000910165'],
])('%p is dialled as %p', (phone, link) => {
  expect(telLink(phone)).toBe(link);
});

test.each([
  ['57 3001234567', '+57 300 123 4567'],
  ['+576041234567', '+57 604 123 4567'],
  ['01 8000 910 165', '01 8000 910 165'],
])('%p is shown as %p', (phone, text) => {
  expect(displayPhone(phone)).toBe(text);
});
