// GTK 4 with the text, drawing and image libraries that it stands on.
#include <gtk/gtk.h>
#include <glib-unix.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <cairo/cairo.h>

// libdispatch's entry points for a run loop that is not its own: a descriptor that becomes readable when the main
// queue has work, and the call that does the work. Foundation's run loop lives by the same two.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);
