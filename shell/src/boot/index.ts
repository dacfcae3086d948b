import { keepTaps } from './keepTaps';
import { whenFirstPictureStands } from './whenFirstPictureStands';
import { loadScripts } from './loadScripts';

// Runs before anything else and stays tiny: it keeps what the guest taps while the site is still only
// a page, and starts the site's scripts when they no longer compete with the first picture.
keepTaps(document);
whenFirstPictureStands(loadScripts);
