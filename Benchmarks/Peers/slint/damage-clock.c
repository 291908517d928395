/* Prints the time (CLOCK_MONOTONIC, in seconds) of each drawing operation on the X display, for programs whose toolkit does
 * not report when a frame is painted. The server reports a drawing request after performing it. */
#include <X11/Xlib.h>
#include <X11/extensions/Xdamage.h>
#include <stdio.h>
#include <time.h>

int
main (void)
{
  Display *display = XOpenDisplay (NULL);
  int event_base, error_base;
  XEvent event;

  if (display == NULL || !XDamageQueryExtension (display, &event_base, &error_base))
    return 1;
  XDamageCreate (display, DefaultRootWindow (display), XDamageReportRawRectangles);
  setvbuf (stdout, NULL, _IOLBF, 0);
  while (XNextEvent (display, &event) == 0)
    if (event.type == event_base + XDamageNotify)
      {
        struct timespec now;
        clock_gettime (CLOCK_MONOTONIC, &now);
        printf ("%ld.%09ld\n", (long) now.tv_sec, now.tv_nsec);
      }
  return 0;
}
